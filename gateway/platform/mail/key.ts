import { createHash } from 'node:crypto'

/** One name for a mail of a tenant's to somebody, however often it is sent: letters and digits. */
export const nameOfMail = (tenantId: string, to: string, key: string) =>
  createHash('sha256')
    .update(JSON.stringify([tenantId, to, key]))
    .digest('hex')
    .slice(0, 40)
