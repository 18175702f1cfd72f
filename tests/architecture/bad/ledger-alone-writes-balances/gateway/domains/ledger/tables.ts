export const ledgerAccount = {}
