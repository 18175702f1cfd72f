export type Mail = {
  to: string
  subject: string
  text: string
  /** The same as HTML, for programs that show it; without, there is text alone. */
  html?: string
  /**
   * What this mail is, such as `ORDER_PAID purchase_…`: whoever sends it again, after a process died before it could
   * write down that it had, sends the same one. The demo's inbox keeps it once, and other programs know it again.
   */
  key?: string
}

/** Sends mails and text messages: to the demo's inbox page, or through a provider. */
export type Messenger = {
  /** Resolves once the provider has taken it; throws where it refused. */
  sendMail: (tenantId: string, mail: Mail) => Promise<void>
  sendSms: (tenantId: string, to: string, text: string) => Promise<void>
}
