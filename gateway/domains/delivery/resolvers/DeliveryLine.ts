import type { DeliveryLineResolvers } from '../../types.generated.ts'

export const DeliveryLine: Pick<DeliveryLineResolvers, 'name'> = {
  name: ({ name }, _, { language }) => name[language],
}
