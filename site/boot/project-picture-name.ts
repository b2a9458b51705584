/** The same view transition name in the clicked tile and on the project's page. */
export function projectPictureName(id: string): string {
  return `project-picture-${id}`;
}
