import { style, type StyleRule } from '@vanilla-extract/css'
import { recipe, type RuntimeFn } from '@vanilla-extract/recipes'
import { components } from './layers.css.ts'

type Rules = Record<string, StyleRule>
type Groups = Record<string, Rules>
type Selection<Variants extends Groups> = {
  [Group in keyof Variants]?: Variants[Group] extends { true: StyleRule }
    ? boolean
    : keyof Variants[Group]
}

interface Recipe<Variants extends Groups> {
  base?: StyleRule
  variants?: Variants
  defaultVariants?: Selection<Variants>
  compoundVariants?: { variants: Selection<Variants>; style: StyleRule }[]
}

const inComponents = (rule: StyleRule) => ({ '@layer': { [components]: rule } })

function mapValues<From, To>(record: Record<string, From>, map: (value: From) => To) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]))
}

/** `style` in the components layer. */
export const componentStyle = (rule: StyleRule) => style(inComponents(rule))

/** `recipe` whose every part is in the components layer. */
export function componentRecipe<const Variants extends Groups>(options: Recipe<Variants>) {
  const layered = {
    ...options,
    base: inComponents(options.base ?? {}),
    variants: mapValues(options.variants ?? {}, (rules) => mapValues(rules, inComponents)),
    compoundVariants: options.compoundVariants?.map((compound) => ({
      ...compound,
      style: inComponents(compound.style),
    })),
  }
  return recipe(layered as Parameters<typeof recipe>[0]) as RuntimeFn<Variants>
}

/** A record of one rule per key, for a variant group that follows a scale. */
export function fromScale<Key extends string | number, Value>(
  scale: Record<Key, Value>,
  rule: (value: Value) => StyleRule,
) {
  return mapValues(scale, rule) as Record<Key, StyleRule>
}
