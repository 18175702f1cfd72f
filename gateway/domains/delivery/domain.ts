import type { Domain } from '../../platform/domain.ts'
import { loadAddress } from './addresses.ts'
import { loadDelivery } from './service.ts'

export const domain: Domain = {
  nodes: { DeliveryAddress: loadAddress, RealGoodsDelivery: loadDelivery },
}
