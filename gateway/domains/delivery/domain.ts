import type { Domain } from '../../platform/domain.ts'
import { loadAddress } from './addresses.ts'
import { deliveryJobs } from './jobs.ts'
import { loadDelivery } from './service.ts'

export const domain: Domain = {
  nodes: { DeliveryAddress: loadAddress, RealGoodsDelivery: loadDelivery },
  jobs: deliveryJobs,
}
