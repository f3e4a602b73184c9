import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { onPath } from './on-path.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

/** Chromium uses only its last --disable-features, which is ours: repeats Playwright's list. */
const playwrightDisabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/** Rendering the address bar as a page costs one process per window. */
const addressBarFeatures = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...playwrightDisabledFeatures, ...addressBarFeatures].join(',')}`,
]

/**
 * Returns the path of a Chromium: an installed one, Playwright's, or one installed now (Debian's as
 * root with apt, else Playwright's download).
 * @throws if none can be installed
 */
export function requireChromium(): string {
  const found = findChromium()
  if (found) return found
  for (const fetch of [installDebianChromium, installPlaywrightChromium]) {
    fetch()
    const fetched = findChromium()
    if (fetched) return fetched
  }
  throw new Error(
    'The browser tests need Chromium and could not get it: install chromium or Google Chrome, ' +
      'or name one in CHROMIUM_PATH, then run "npm test" again.',
  )
}

function findChromium() {
  const named = process.env['CHROMIUM_PATH']
  if (named) return existsSync(named) ? named : undefined
  const installed = names.map(onPath).find(Boolean)
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
  return [installed, mac, chromium.executablePath()].find((path) => path && existsSync(path))
}

function installDebianChromium() {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return
  process.stdout.write('Installing chromium with apt-get …\n')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-qq'], { env })
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env })
}

function installPlaywrightChromium() {
  process.stdout.write('Fetching Chromium with Playwright …\n')
  try {
    execFileSync('npx', ['playwright', 'install', 'chromium'], {
      stdio: 'ignore',
      timeout: 180_000,
    })
  } catch {
    // The download fails without network access; the caller reports what to do.
  }
}
