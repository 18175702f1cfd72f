import type { MutationResolvers } from '../../types.generated.ts'
import { addToBasket, changeBasketLine } from '../basketing.ts'
import { alertOfItem, wishForItem } from '../wishes.ts'

export const Mutation: Pick<
  MutationResolvers,
  'addToBasket' | 'changeBasketLine' | 'wishForItem' | 'alertOfItem'
> = {
  addToBasket: (_, { input }, context) => addToBasket(context, input),
  changeBasketLine: (_, { input }, context) => changeBasketLine(context, input),
  wishForItem: (_, { input }, context) => wishForItem(context, input.itemId, input.isWished),
  alertOfItem: (_, { input }, context) => alertOfItem(context, input.itemId, input.isAlerted),
}
