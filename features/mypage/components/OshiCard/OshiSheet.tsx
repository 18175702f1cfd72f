import { useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Button } from '#design-system/button/Button.tsx'
import { RadioCards } from '#design-system/radio-cards/RadioCards.tsx'
import { Sheet } from '#design-system/sheet/Sheet.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { isPaletteName } from '#design-system/theme/theme.ts'
import { useToast } from '#design-system/toaster/Toaster.tsx'
import { ErrorWords } from '#features/errors/index.ts'
import { Image } from '#features/media/index.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import { useTheme } from '#platform/theme/ThemeProvider.tsx'
import type { OshiSheet_community$key } from './__generated__/OshiSheet_community.graphql.ts'
import type { OshiSheetMutation } from './__generated__/OshiSheetMutation.graphql.ts'
import { choice, sheet } from './OshiCard.css.ts'

type OshiSheetProps = { community: OshiSheet_community$key; onClose: () => void }

/** Another oshi: whoever is chosen dresses the page at once, and for good once it is said. Closed, all is as before. */
export default function OshiSheet({ community: key, onClose }: OshiSheetProps) {
  const { id, talents, viewerMembership } = useFragment(
    graphql`
      fragment OshiSheet_community on Community @throwOnFieldError {
        id
        talents {
          id
          name
          palette
          catchphrase
          isFollowedOnceChosen
          bust {
            ...Image_image
          }
        }
        viewerMembership {
          oshi {
            id
          }
        }
      }
    `,
    key,
  )
  const intl = useIntl()
  const showToast = useToast()
  const { theme, setTheme } = useTheme()
  const [former] = useState(theme.palette)
  const [talentId, setTalentId] = useState(viewerMembership?.oshi?.id)
  const chosen = talents.find((talent) => talent.id === talentId)
  const isChange = chosen !== undefined && talentId !== viewerMembership?.oshi?.id
  const choosing = useSubmission<OshiSheetMutation>({
    mutation: graphql`
      mutation OshiSheetMutation($input: ChooseOshiInput!) {
        chooseOshi(input: $input) {
          ... on ChooseOshiSuccess @alias(as: "success") {
            membership {
              id
              ...PersonCard_membership
              oshi {
                id
                isFollowedOnceChosen
                ...oshiActivity_talent
              }
            }
            follows {
              id
              followingCount
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: () => ({ input: { communityId: id, talentId } }),
    isRepeatable: true,
    logIn: { step: 'login' },
    onDone: () => {
      showToast({
        tone: 'success',
        message: intl.formatMessage({ id: 'mypage.oshi.changed' }, { name: chosen?.name }),
      })
      onClose()
    },
  })
  const choose = (next: string) => {
    setTalentId(next)
    setTheme({ palette: talents.find((talent) => talent.id === next)?.palette })
  }
  const leave = () => {
    setTheme({ palette: former })
    onClose()
  }
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && leave()}
      isDismissable={!choosing.isPending}
      title={intl.formatMessage({ id: 'mypage.oshi.sheet' })}
      closeLabel={intl.formatMessage({ id: 'mypage.close' })}
      footer={
        <Button
          size="large"
          isFullWidth
          disabled={!isChange}
          isBusy={choosing.isPending}
          busyLabel={intl.formatMessage({ id: 'mypage.oshi.busy' })}
          onClick={choosing.submit}
        >
          {isChange
            ? intl.formatMessage({ id: 'mypage.oshi.submit' }, { name: chosen.name })
            : intl.formatMessage({ id: 'mypage.oshi.submitNone' })}
        </Button>
      }
    >
      <div className={sheet}>
        <RadioCards
          label={intl.formatMessage({ id: 'mypage.oshi.choices' })}
          isLabelHidden
          layout="list"
          value={talentId}
          onChange={choose}
          options={talents.map(({ id: value, name, palette, catchphrase, bust }) => ({
            value,
            label: name,
            description: catchphrase,
            palette: isPaletteName(palette) ? palette : undefined,
            picture: (
              <span className={choice}>
                <Image image={bust} ratio={1} isDecorative />
              </span>
            ),
          }))}
        />
        {isChange && chosen.isFollowedOnceChosen && (
          <Text size="small" tone="muted">
            {intl.formatMessage({ id: 'mypage.oshi.follows' }, { name: chosen.name })}
          </Text>
        )}
        {choosing.error && <ErrorWords error={choosing.error} onRetry={choosing.retry} />}
      </div>
    </Sheet>
  )
}
