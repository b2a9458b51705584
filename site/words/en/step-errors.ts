export const fieldsToCheck = (step: number, title: string, count: number) =>
  `Step ${step}, ${title}: please check ${count} ${count === 1 ? "field" : "fields"}.`;
export const documentsToCheck = (step: number, title: string, count: number) =>
  `Step ${step}, ${title}: please check ${count} ${count === 1 ? "document" : "documents"}.`;
