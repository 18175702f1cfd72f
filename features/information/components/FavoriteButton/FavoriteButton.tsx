import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { ToggleButton } from '#design-system/toggle-button/ToggleButton.tsx'
import { useFailureToast } from '#features/errors/index.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
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
  const { submit } = useSubmission<FavoriteButtonMutation, boolean>({
    mutation: graphql`
      mutation FavoriteButtonMutation($input: FavorInformationInput!) @raw_response_type {
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
    optimisticResponse: (isFavorite) => ({
      favorInformation: {
        __typename: 'FavorInformationSuccess',
        information: { id, viewerFavors: isFavorite },
      },
    }),
    isRepeatable: true,
    logIn: { step: 'signup' },
    resumeAs: `favor:${id}`,
    onFailed: useFailureToast(),
  })
  return (
    <ToggleButton
      label={intl.formatMessage({ id: 'information.favorite' })}
      icon="star"
      isPressed={viewerFavors}
      onChange={submit}
    />
  )
}
