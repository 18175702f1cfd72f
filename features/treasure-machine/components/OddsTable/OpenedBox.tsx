import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Banner } from '#design-system/banner/Banner.tsx'
import { Button } from '#design-system/button/Button.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { verifyBox, type OpenedBox as Opened } from '#rules/draws/verifyBox.ts'
import { rankWord } from '../../rankWord.ts'
import { saveJson } from '../../saveJson.ts'
import { PrizeKind } from '../PrizeGrid/PrizeKind.tsx'
import { envelopes } from './OddsTable.css.ts'

type Named = Readonly<Record<'id' | 'kind' | 'name' | 'rank', string>>
type OpenedBoxProps = {
  root: string
  /** As the gateway tells it: canonical JSON. */
  contents: string
  prizes: readonly Named[]
}

/** A box that is over, counted anew in this browser: whether all that lay in it brings the root that was told before. */
export function OpenedBox({ root, contents, prizes }: OpenedBoxProps) {
  const intl = useIntl()
  const [holds, setHolds] = useState<boolean | null>(null)
  const opened: Opened = { root, contents: JSON.parse(contents) }
  const named = new Map(prizes.map((prize) => [prize.id, prize]))
  return (
    <Stack gap={4}>
      <Text size="small">
        <FormattedMessage id="treasure.opened.body" />
      </Text>
      {holds === null ? (
        <Button emphasis="outline" onClick={() => setHolds(verifyBox(opened))}>
          {intl.formatMessage({ id: 'treasure.opened.verify' })}
        </Button>
      ) : (
        <>
          <Banner tone={holds ? 'success' : 'danger'}>
            <FormattedMessage
              id={holds ? 'treasure.opened.holds' : 'treasure.opened.fails'}
              values={{ size: opened.contents.length }}
            />
          </Banner>
          <ol className={envelopes} start={0}>
            {opened.contents.map(({ prize, salt }) => {
              const own = named.get(prize)
              return (
                <li key={salt}>
                  <FormattedMessage
                    id="treasure.odds.row"
                    values={{ rank: own ? rankWord(intl, own) : '', name: own?.name ?? prize }}
                  />
                  {own && <PrizeKind prize={own} />}
                </li>
              )
            })}
          </ol>
          <Button
            tone="neutral"
            emphasis="outline"
            onClick={() => saveJson(`box_${root.slice(0, 12)}.json`, opened)}
          >
            {intl.formatMessage({ id: 'treasure.verify.save' })}
          </Button>
        </>
      )}
    </Stack>
  )
}
