// The theme's global styles, in order. Imported once, by whatever renders the page.
import './layers.css.ts'
import './base.css.ts'
import './theme.css.ts'
import './fonts.css'
