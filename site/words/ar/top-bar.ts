type OpeningHours = { days: string; opens: string; closes: string };
export const openingHours = ({ days, opens, closes }: OpeningHours) =>
  `${days}، من ${opens} إلى ${closes}`;
