let address = "";

/** Notes whose sign-in follows, in this page's memory: browsers write the state of their history to the disk. */
export const noteAddress = (email: string): void => {
  address = email;
};

/** What was noted, "" where nothing was. */
export const knownAddress = (): string => address;

/** Once it was read, it is over. */
export const forgetAddress = (): void => noteAddress("");
