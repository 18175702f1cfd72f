import type { Domain } from '../../platform/domain.ts'
import { answerPreview, previewCookie } from './preview.ts'
import { loadLandingPage } from './service.ts'

export const domain: Domain = {
  nodes: { LandingPage: loadLandingPage },
  answers: [answerPreview],
  personalCookies: [previewCookie],
}
