/** For how many years after its end the law has the record of a procedure kept (§ 11 (5) HinSchG). */
export const KEEPING_YEARS = 3;
