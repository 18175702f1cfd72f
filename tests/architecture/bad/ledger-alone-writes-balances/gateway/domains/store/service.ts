import { ledgerAccount } from '../ledger/tables.ts'

export const giveCoins = () => ledgerAccount
