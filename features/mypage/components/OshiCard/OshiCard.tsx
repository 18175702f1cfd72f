import { Suspense, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths as onboardingPaths } from '#addresses/onboarding.ts'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { Button } from '#design-system/button/Button.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { Image } from '#features/media/index.ts'
import { latePart } from '#platform/routing/latePart.ts'
import type { OshiCard_community$key } from './__generated__/OshiCard_community.graphql.ts'
import { card, emblem, face, faces, head, name, words } from './OshiCard.css.ts'

const OshiSheet = latePart(() => import('./OshiSheet.tsx'))

/** Whom one cheers for, in their colour, and the way to cheer for another. A performer is told which performer they are. */
export function OshiCard(props: { community: OshiCard_community$key }) {
  const community = useFragment(
    graphql`
      fragment OshiCard_community on Community @throwOnFieldError {
        talents {
          id
          palette
          bust {
            ...Image_image
          }
        }
        viewerMembership {
          role
          oshi {
            id
            name
            palette
            catchphrase
            fanName
            emblem {
              ...Image_image
            }
          }
        }
        ...OshiSheet_community
      }
    `,
    props.community,
  )
  const [isChanging, setIsChanging] = useState(false)
  const { viewerMembership: membership, talents } = community
  const oshi = membership?.oshi
  const isThem = membership?.role === 'TALENT' && oshi != null
  if (!oshi && talents.length === 0) return null
  return (
    <section className={card} data-palette={oshi?.palette}>
      {oshi ? (
        <div className={head}>
          <div className={emblem}>
            <Image image={oshi.emblem} ratio={1} isDecorative />
          </div>
          <div className={words}>
            <Text as="span" size="caption" tone="accent" weight="bold">
              <FormattedMessage id={isThem ? 'mypage.oshi.you' : 'mypage.oshi.title'} />
            </Text>
            <h2 className={name}>
              <bdi>{oshi.name}</bdi>
            </h2>
            <Text as="span" size="caption" tone="muted">
              <FormattedMessage
                id={isThem ? 'mypage.oshi.yourFans' : 'mypage.oshi.fans'}
                values={{ name: oshi.fanName }}
              />
            </Text>
          </div>
        </div>
      ) : (
        <>
          <div className={faces}>
            {talents.slice(0, 3).map(({ id, palette, bust }) => (
              <div key={id} className={face} data-palette={palette}>
                <Image image={bust} ratio={1} isDecorative />
              </div>
            ))}
          </div>
          <div className={words}>
            <h2 className={name}>
              <FormattedMessage id="mypage.oshi.none" />
            </h2>
            <Text size="small" tone="muted">
              <FormattedMessage id="mypage.oshi.noneBody" />
            </Text>
          </div>
        </>
      )}
      {oshi && <Text as="blockquote">{oshi.catchphrase}</Text>}
      {isThem ? (
        <Text size="small" tone="muted">
          <FormattedMessage id="mypage.oshi.stays" />
        </Text>
      ) : membership ? (
        <Button
          icon="penlight"
          emphasis={oshi ? 'outline' : 'solid'}
          isFullWidth
          aria-haspopup="dialog"
          onClick={() => setIsChanging(true)}
        >
          <FormattedMessage id={oshi ? 'mypage.oshi.change' : 'mypage.oshi.choose'} />
        </Button>
      ) : (
        <ButtonLink href={onboardingPaths.welcome()} icon="penlight" isFullWidth>
          <FormattedMessage id="mypage.oshi.choose" />
        </ButtonLink>
      )}
      <Suspense fallback={null}>
        {isChanging && <OshiSheet community={community} onClose={() => setIsChanging(false)} />}
      </Suspense>
    </section>
  )
}
