const retentionDays = process.env.RETENTION_DAYS;

/** How long the documents of a broker are kept, as the server that the site was built for does it. */
export const documentRetention = retentionDays
  ? `Our server erases them ${retentionDays} days after they arrive.`
  : "We keep them while we check your registration and as long as you work with us.";
