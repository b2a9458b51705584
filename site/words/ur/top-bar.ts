type OpeningHours = { days: string; opens: string; closes: string };
export const openingHours = ({ days, opens, closes }: OpeningHours) =>
  `${days}، ${opens} سے ${closes} تک`;
