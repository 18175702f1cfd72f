import type { ReceiptIssuerResolvers } from '../../types.generated.ts'

export const ReceiptIssuer: ReceiptIssuerResolvers = {
  name: (issuer, _, { language }) => issuer.name[language],
  address: (issuer, _, { language }) => issuer.address[language],
}
