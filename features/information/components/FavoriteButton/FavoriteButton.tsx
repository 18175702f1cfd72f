import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { ToggleButton } from '#design-system/toggle-button/ToggleButton.tsx'
import { useFailureToast } from '#features/errors/index.ts'
import { useLatestChoice } from '#platform/submission/useLatestChoice.ts'
import type { FavoriteButton_information$key } from './__generated__/FavoriteButton_information.graphql.ts'
import type { FavoriteButtonMutation } from './__generated__/FavoriteButtonMutation.graphql.ts'

/** Makes an information a favourite, or no longer. A guest signs up first, and it is one once they are back. */
export function FavoriteButton(props: { information: FavoriteButton_information$key }) {
  const { id, viewerFavors } = useFragment(
    graphql`
      fragment FavoriteButton_information on GeneralInformation @throwOnFieldError {
        id
        viewerFavors
      }
    `,
    props.information,
  )
  const intl = useIntl()
  const choose = useLatestChoice<FavoriteButtonMutation>({
    subject: `favor:${id}`,
    mutation: graphql`
      mutation FavoriteButtonMutation($input: FavorInformationInput!) {
        favorInformation(input: $input) {
          ... on FavorInformationSuccess @alias(as: "success") {
            information {
              id
              viewerFavors
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: (isFavorite) => ({ input: { informationId: id, isFavorite } }),
    show: (store, isFavorite) => store.get(id)?.setValue(isFavorite, 'viewerFavors'),
    logIn: { step: 'signup' },
    isResumed: true,
    onFailed: useFailureToast(),
  })
  return (
    <ToggleButton
      label={intl.formatMessage({ id: 'information.favorite' })}
      icon="star"
      isPressed={viewerFavors}
      onChange={choose}
    />
  )
}
