/** Loads a script of another's, apart from the page's own work. */
export function loadScript(src: string, onLoad?: () => void): void {
  const script = document.createElement('script')
  script.src = src
  script.async = true
  if (onLoad) script.addEventListener('load', onLoad)
  document.head.append(script)
}
