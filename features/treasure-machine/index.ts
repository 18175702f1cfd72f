export { isAsKept, keepReceipt } from './receipts.ts'
export { saveJson } from './saveJson.ts'
