export type Mail = { to: string; subject: string; text: string }

/** Sends mails and text messages: to the demo's inbox page, or through a provider. */
export type Messenger = {
  /** Resolves once the provider has taken it; throws where it refused. */
  sendMail: (tenantId: string, mail: Mail) => Promise<void>
  sendSms: (tenantId: string, to: string, text: string) => Promise<void>
}
