import type { CardEntryStepResolvers } from '../../types.generated.ts'

export const CardEntryStep: Pick<CardEntryStepResolvers, 'frameUrl'> = {
  frameUrl({ frameUrl }, _, { language }) {
    const url = new URL(frameUrl)
    url.searchParams.set('lang', language)
    return url.href
  },
}
