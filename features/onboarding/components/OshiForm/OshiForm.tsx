import { useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay'
import * as v from 'valibot'
import { Button } from '#design-system/button/Button.tsx'
import { Picture } from '#design-system/picture/Picture.tsx'
import { RadioCards } from '#design-system/radio-cards/RadioCards.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { isPaletteName } from '#design-system/theme/theme.ts'
import { Form } from '#features/form/index.ts'
import { useForm } from '#platform/form/useForm.ts'
import { text } from '#platform/form/values.ts'
import { useAttempt } from '#platform/submission/useAttempt.ts'
import { useTheme } from '#platform/theme/ThemeProvider.tsx'
import { chooseOshi } from '../../chooseOshi.ts'
import { useStepWays } from '../../useStepWays.ts'
import type { OshiForm_community$key } from './__generated__/OshiForm_community.graphql.ts'

const schema = v.object({ talentId: text('onboarding.welcome.missing') })

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
          isFollowedOnceChosen
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
  const form = useForm({
    schema,
    initial: { talentId: community.viewerMembership?.oshi?.id ?? '' },
    submission: useAttempt({
      send: ({ talentId }: v.InferOutput<typeof schema>) =>
        chooseOshi(environment, community.id, talentId),
      onDone,
    }),
  })
  const talentOf = (talentId: string) => community.talents.find(({ id }) => id === talentId)
  const chosen = talentOf(form.values.talentId)
  const choose = (talentId: string) => {
    form.change({ talentId })
    setTheme({ palette: talentOf(talentId)?.palette })
  }
  const skip = () => {
    if (theme.palette !== former) setTheme({ palette: former })
    onDone()
  }
  return (
    <Form
      form={form}
      submitLabel={
        chosen
          ? intl.formatMessage({ id: 'onboarding.welcome.submit' }, { name: chosen.name })
          : intl.formatMessage({ id: 'onboarding.welcome.submitNone' })
      }
      busyLabel={intl.formatMessage({ id: 'onboarding.saving' })}
      ways={useStepWays(form.retry)}
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
        {...form.field('talentId')}
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
      {chosen?.isFollowedOnceChosen && (
        <Text size="small" tone="muted">
          {intl.formatMessage({ id: 'onboarding.welcome.follows' }, { name: chosen.name })}
        </Text>
      )}
    </Form>
  )
}
