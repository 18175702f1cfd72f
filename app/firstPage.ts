/** How long after its adoption a server's page counts as fresh. */
const forceFetchDelay = 100

let isFresh = true

/** Whether the page that the server sent is still what the store holds, so that nothing is asked again. */
export function isFirstPage(): boolean {
  return isFresh
}

/** Called once the server's page is adopted: a timer from the page's start would end before lazy code arrives. */
export function firstPageAdopted(): void {
  setTimeout(() => (isFresh = false), forceFetchDelay)
}
