import type { Domain } from '../../platform/domain.ts'
import { loadInformation } from './service.ts'

export const domain: Domain = { nodes: { GeneralInformation: loadInformation } }
