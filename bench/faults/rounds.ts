const SHORT = 2;

/** A few rounds prove that the tests work; `npm run faults` makes many of them. */
export const ROUNDS = Number(process.env.FAULT_ROUNDS ?? SHORT);

export const IS_LONG = ROUNDS > SHORT;
