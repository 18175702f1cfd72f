import { createTransport } from 'nodemailer'
import { nameOfMail } from './key.ts'
import type { Messenger } from './messenger.ts'

/** Waiting longer than this, in milliseconds, would keep a fan before a spinner. */
const patience = 10_000

/** Nobody answers it, and programs that answer by themselves are asked not to (RFC 3834). */
const headers = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }

/** Sends mails through an SMTP server; `url` as in `smtps://user:password@host:465`. */
export function createSmtp(url: string, from: string): Pick<Messenger, 'sendMail'> {
  const transport = createTransport({
    url,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
  })
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'
  return {
    async sendMail(tenantId, { to, subject, text, html, key }) {
      await transport.sendMail({
        // As an object, the address is never parsed, and so can't name a second recipient.
        from,
        to: { name: '', address: to },
        subject,
        text,
        headers,
        ...(html !== undefined && { html }),
        ...(key !== undefined && { messageId: `<${nameOfMail(tenantId, to, key)}@${domain}>` }),
      })
    },
  }
}
