/** Fewest signs for which it is worth searching; apart from the contract, so that asking needs no schema. */
export const minSearchLength = 2;
