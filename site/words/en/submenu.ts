export const submenuOf = (label: string) => `${label} submenu`;
