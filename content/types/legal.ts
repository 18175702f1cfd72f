import type { LocalizedText } from './text.ts'

/** `body` is plain text; a blank line parts its paragraphs, `・` begins a point. */
export interface LegalDocument {
  readonly version: string
  readonly title: LocalizedText
  readonly sections: readonly { readonly heading: LocalizedText; readonly body: LocalizedText }[]
}

/** Who sells, as the law wants it known. */
export interface Seller {
  readonly name: LocalizedText
  readonly representative: LocalizedText
  readonly postalCode: string
  readonly address: LocalizedText
  readonly phone: string
  readonly phoneHours: LocalizedText
  /** T and 13 digits, of a seller registered for qualified invoices. */
  readonly invoiceNumber?: string
  /** 特定商取引法に基づく表記, beside who sells. */
  readonly commercialTransactions: LegalDocument
  /** 資金決済法に基づく表示. */
  readonly paymentServices: LegalDocument
}
