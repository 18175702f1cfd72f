import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { lateImport } from './lateImport.ts'

/**
 * A part of an open screen whose code comes late. Without a network it is awaited by the `Suspense` around it, until
 * there is one: the screen stands. `pick` is which of the module's exports it is, the default unless told.
 */
export function latePart<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>>
export function latePart<Props, Module>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props> | Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>>
export function latePart<Props, Module>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props> | Promise<ComponentType<Props>> = (module) =>
    (module as { default: ComponentType<Props> }).default,
) {
  const get = lateImport(load)
  return lazy(async () => ({ default: await pick(await get()) }))
}
