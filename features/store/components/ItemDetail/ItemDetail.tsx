import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths as drawPaths } from '#addresses/prize-draw.ts'
import { paths as machinePaths } from '#addresses/treasure-machine.ts'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { TextLink } from '#design-system/text-link/TextLink.tsx'
import { ItemGifts } from '#features/special-gift/index.ts'
import { MembershipPerks } from '#features/subscription/index.ts'
import { BuyPanel } from '../BuyPanel/BuyPanel.tsx'
import { ItemFacts } from '../ItemFacts/ItemFacts.tsx'
import { ItemPictures } from '../ItemPictures/ItemPictures.tsx'
import { ItemStanding } from '../ItemStanding/ItemStanding.tsx'
import { Price } from '../Price/Price.tsx'
import { SalePeriod } from '../SalePeriod/SalePeriod.tsx'
import type { ItemDetail_item$key } from './__generated__/ItemDetail_item.graphql.ts'
import { above, detail, pictures, standing, words } from './ItemDetail.css.ts'

/** All of an item, in its talent's colour: the pictures, and beside or below them what a fan decides by. */
export function ItemDetail(props: { item: ItemDetail_item$key }) {
  const item = useFragment(
    graphql`
      fragment ItemDetail_item on StoreItem @throwOnFieldError {
        name
        kind
        description
        talent {
          name
          palette
        }
        id
        lottery {
          id
        }
        prizeDraw {
          id
          name
        }
        variants {
          id
          priceYen
          priceCoins
        }
        ...BuyPanel_item
        ...ItemFacts_item
        ...ItemGifts_item
        ...ItemPictures_item
        ...ItemStanding_item
        ...MembershipPerks_item
        ...Price_item
        ...SalePeriod_item
      }
    `,
    props.item,
  )
  const { id, kind, name, description, talent, lottery, prizeDraw, variants } = item
  const [variantId, setVariantId] = useState<string>()
  const chosen = variants.find((each) => each.id === variantId)
  return (
    <article className={detail} data-palette={talent?.palette}>
      <div className={pictures}>
        <ItemPictures item={item} />
      </div>
      <div className={words}>
        <div className={above}>
          {talent && (
            <Text size="small" weight="bold" tone="accent">
              {talent.name}
            </Text>
          )}
          <Heading level={1} tabIndex={-1}>
            {name}
          </Heading>
          <div className={standing}>
            <Price item={item} chosen={chosen} size="large" />
            <ItemStanding item={item} />
          </div>
        </div>
        <SalePeriod item={item} />
        <BuyPanel item={item} variantId={variantId} onChoose={setVariantId} />
        {lottery && (
          <TextLink href={machinePaths.acquired({ item_id: id })}>
            <FormattedMessage id="store.item.lots" />
          </TextLink>
        )}
        {prizeDraw && (
          <TextLink href={drawPaths.draw({ prize_draw_id: prizeDraw.id })}>
            <FormattedMessage id="store.item.draw" values={{ name: prizeDraw.name }} />
          </TextLink>
        )}
        <Text isPreformatted>{description}</Text>
        {kind === 'SUBSCRIPTION' ? <MembershipPerks item={item} /> : <ItemGifts item={item} />}
        <ItemFacts item={item} />
      </div>
    </article>
  )
}
