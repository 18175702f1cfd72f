import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Database } from '../database/pools.ts'
import { createInbox } from './inbox.ts'
import type { Messenger } from './messenger.ts'
import { createSmtp } from './smtp.ts'

type Needs = {
  config: Pick<Config, 'isDemo' | 'smtpUrl' | 'mailFrom'>
  databaseFor: (tenantId: string) => Database
  now: () => Date
  log: Pick<Logger, 'warn'>
}

/**
 * Mails go by SMTP where SMTP_URL is set, else to the demo's inbox page; text messages go to that page.
 * Throws where mails could go nowhere. Text messages have no provider outside the demo: sending one
 * fails, which the fan is told as undeliverable.
 */
export function createMessenger({ config, databaseFor, now, log }: Needs): Messenger {
  const inbox = config.isDemo ? createInbox(databaseFor, now) : undefined
  const smtp = config.smtpUrl ? createSmtp(config.smtpUrl.reveal(), config.mailFrom) : undefined
  const mail = smtp ?? inbox
  if (!mail)
    throw new Error(
      'Mails have nowhere to go. Set SMTP_URL, such as SMTP_URL=smtps://user:password@smtp.example.com, or leave DEMO on.',
    )
  if (!inbox) log.warn('text messages have no provider: phone sign-up and the SMS step will refuse')
  return { sendMail: mail.sendMail, sendSms: inbox?.sendSms ?? refuseSms }
}

async function refuseSms(): Promise<never> {
  throw new Error('No provider of text messages is configured; only the demo can receive them.')
}
