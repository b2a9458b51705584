const days = Number(process.env.RETENTION_DAYS);

/** How long the server that the site was built for keeps what visitors send. */
export const retentionText = days
  ? `Our server erases what you sent ${days === 1 ? "1 day" : `${days} days`} after it arrived, with your documents and the mails it has kept.`
  : "We keep what you sent for as long as we need it to deal with your request or, if you are a broker, for as long as you work with us. Then we erase it.";
