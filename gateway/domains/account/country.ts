import { isCountry } from '#rules/country.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import type { UpdateCountryOfResidenceInput } from '../types.generated.ts'
import { updateUserCountry } from '../user/service.ts'
import { unauthenticated } from './errors.ts'
import { ownAccount } from './own.ts'

/** Notes where the viewer lives. */
export async function updateCountryOfResidence(
  context: GatewayContext,
  { countryOfResidence }: UpdateCountryOfResidenceInput,
) {
  const { db, userId } = context
  if (userId === null) return unauthenticated
  if (!isCountry(countryOfResidence))
    return {
      __typename: 'CountryError' as const,
      field: 'countryOfResidence',
      code: 'INVALID' as const,
    }
  await updateUserCountry(db, userId, countryOfResidence)
  const account = await ownAccount(context, userId)
  return { __typename: 'UpdateCountryOfResidenceSuccess' as const, account }
}
