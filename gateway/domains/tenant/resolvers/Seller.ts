import type { SellerResolvers } from '../../types.generated.ts'
import { inLanguage } from '../legalText.ts'

export const Seller: SellerResolvers = {
  name: (seller, _, { language }) => seller.name[language],
  representative: (seller, _, { language }) => seller.representative[language],
  address: (seller, _, { language }) => seller.address[language],
  phoneHours: (seller, _, { language }) => seller.phoneHours[language],
  invoiceNumber: ({ invoiceNumber }) => invoiceNumber ?? null,
  commercialTransactions: (seller, _, { language }) =>
    inLanguage(seller.commercialTransactions, language),
  paymentServices: (seller, _, { language }) => inLanguage(seller.paymentServices, language),
}
