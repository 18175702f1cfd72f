import { Skeleton as Shape } from '#design-system/skeleton/Skeleton.tsx'
import { Inline } from '#design-system/inline/Inline.tsx'
import { Spinner } from '#design-system/spinner/Spinner.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import preview from '../../preview.tsx'
import { page } from '../page.ts'
import { Guide } from './Guide.tsx'

const meta = preview.meta({
  tags: ['!test'],
  parameters: page.parameters,
  globals: page.globals,
})

export const Skeleton = meta.story({
  render: () => (
    <Guide
      name="Skeleton"
      what="Holds the place of what is loading, in its shape."
      story="components-skeleton--playground"
      when={['A page or a part of it is on its way and one knows what it will look like.']}
      whenNot={[
        'A button’s own work: isBusy.',
        'One does not know what comes: nothing, until it is there.',
      ]}
      examples={[
        {
          isGood: true,
          why: 'The same shape and height: nothing jumps.',
          shown: (
            <Inline gap={3}>
              <Shape width={40} height={40} radius="full" />
              <Stack gap={2}>
                <Shape width={120} height={14} />
                <Shape width={180} height={12} />
              </Stack>
            </Inline>
          ),
        },
        {
          isGood: false,
          why: 'A spinner in the middle of an empty page says nothing of what comes.',
          shown: (
            <Inline gap={2} justify="center">
              <Spinner />
            </Inline>
          ),
        },
      ]}
      anatomy={[
        ['width, height', 'those of what comes, for Japanese text: it is taller than Latin'],
        ['radius', 'that of what comes'],
      ]}
      states={[
        ['unseen', 'For the first 200 ms: what is quick shows no skeleton'],
        ['breathing', 'After a while more; still under reduced motion'],
      ]}
      keyboard={[['silent', 'Not read out: the page says once that it is loading']]}
      writing={['None.']}
    />
  ),
})
