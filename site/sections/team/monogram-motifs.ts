type Motif = { width: number; height: number; lines: string };

/** Lines that repeat, as architects draw them. */
export const motifs: readonly [Motif, ...Motif[]] = [
  { width: 36, height: 28, lines: "M0 .5H36M0 14.5H36M.5 .5v14M18.5 14.5v14" },
  { width: 45, height: 62, lines: [0, 6, 12].map(arch).join("") },
  {
    width: 45,
    height: 45,
    lines:
      "M8.5 8.5h28v28h-28zM22.5 2.7 42.3 22.5 22.5 42.3 2.7 22.5zM42.3 22.5H45M0 22.5H2.7M22.5 42.3V45M22.5 0V2.7",
  },
  {
    width: 135,
    height: 96,
    lines: `M0 .5H135M0 5.5H135M0 48.5H135M0 53.5H135M8 5V48M12 5V48M103 53V96M107 53V96${stairs(24, 48)}${stairs(20, 96)}`,
  },
];

function arch(inset: number): string {
  const [left, right, spring] = [inset, 45 - inset, 14 + inset * 0.4];
  return `M${left} 62V30Q${left} ${spring} 22.5 ${2 + inset}Q${right} ${spring} ${right} 30V62`;
}

function stairs(x: number, y: number): string {
  return `M${x} ${y}${"v-5.4h9".repeat(8)}`;
}
