import { createTransport } from 'nodemailer'
import type { Messenger } from './messenger.ts'

/** Waiting longer than this, in milliseconds, would keep a fan before a spinner. */
const patience = 10_000

/** Sends mails through an SMTP server; `url` as in `smtps://user:password@host:465`. */
export function createSmtp(url: string, from: string): Pick<Messenger, 'sendMail'> {
  const transport = createTransport({
    url,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
  })
  return {
    async sendMail(_tenantId, { to, subject, text }) {
      // As an object, the address is never parsed, and so can't name a second recipient.
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text })
    },
  }
}
