import { useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay'
import { Button } from '#design-system/button/Button.tsx'
import { Picture } from '#design-system/picture/Picture.tsx'
import { RadioCards } from '#design-system/radio-cards/RadioCards.tsx'
import { isPaletteName } from '#design-system/theme/theme.ts'
import { StepForm } from '#features/auth/index.ts'
import { useAttempt } from '#platform/submission/useAttempt.ts'
import { useTheme } from '#platform/theme/ThemeProvider.tsx'
import { chooseOshi } from '../../chooseOshi.ts'
import { StepNotice } from '../StepNotice/StepNotice.tsx'
import type { OshiForm_community$key } from './__generated__/OshiForm_community.graphql.ts'

type OshiFormProps = { community: OshiForm_community$key; onDone: () => void }

/** Large cards of the talents; the one chosen dresses the whole page at once. */
export function OshiForm({ community: key, onDone }: OshiFormProps) {
  const community = useFragment(
    graphql`
      fragment OshiForm_community on Community @throwOnFieldError {
        id
        viewerMembership {
          oshi {
            id
          }
        }
        talents {
          id
          name
          palette
          catchphrase
          bust {
            url
            width
            height
            dominantColor
            focusX
            focusY
          }
        }
      }
    `,
    key,
  )
  const intl = useIntl()
  const environment = useRelayEnvironment()
  const { theme, setTheme } = useTheme()
  const [former] = useState(theme.palette)
  const [chosenId, setChosenId] = useState(community.viewerMembership?.oshi?.id)
  const chosen = community.talents.find(({ id }) => id === chosenId)
  const [misses, setMisses] = useState(0)
  const { isPending, error, submit } = useAttempt({
    send: (talentId: string) => chooseOshi(environment, community.id, talentId),
    onDone,
  })
  const cheer = () => (chosen ? submit(chosen.id) : setMisses(misses + 1))
  const choose = (id: string) => {
    setChosenId(id)
    setTheme({ palette: community.talents.find((talent) => talent.id === id)?.palette })
  }
  const skip = () => {
    if (theme.palette !== former) setTheme({ palette: former })
    onDone()
  }
  return (
    <StepForm
      submitLabel={
        chosen
          ? intl.formatMessage({ id: 'onboarding.welcome.submit' }, { name: chosen.name })
          : intl.formatMessage({ id: 'onboarding.welcome.submitNone' })
      }
      busyLabel={intl.formatMessage({ id: 'onboarding.saving' })}
      isBusy={isPending}
      onSubmit={cheer}
      problem={chosen ? error : misses}
      notice={error && <StepNotice problem={error} onRetry={cheer} />}
      skip={
        <Button tone="neutral" emphasis="quiet" onClick={skip}>
          {intl.formatMessage({ id: 'onboarding.welcome.skip' })}
        </Button>
      }
    >
      <RadioCards
        label={intl.formatMessage({ id: 'onboarding.welcome.choices' })}
        isLabelHidden
        layout="cards"
        error={
          !chosen && misses > 0
            ? intl.formatMessage({ id: 'onboarding.welcome.missing' })
            : undefined
        }
        value={chosenId}
        onChange={choose}
        options={community.talents.map(({ id, name, palette, catchphrase, bust }) => ({
          value: id,
          label: name,
          description: catchphrase,
          palette: isPaletteName(palette) ? palette : undefined,
          picture: (
            <Picture
              src={bust.url}
              width={bust.width}
              height={bust.height}
              alt=""
              dominantColor={bust.dominantColor}
              focus={{ x: bust.focusX, y: bust.focusY }}
              ratio={4 / 3}
            />
          ),
        }))}
      />
    </StepForm>
  )
}
