import type { CardSavingResolvers } from '../../types.generated.ts'
import { loadInstrument } from '../instruments.ts'

export const CardSaving: Pick<CardSavingResolvers, 'instrument'> = {
  instrument: ({ instrumentId }, _, context) =>
    instrumentId === null ? null : loadInstrument(context, instrumentId),
}
