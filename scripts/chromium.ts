import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { onPath } from './on-path.ts'

const headlessShell = 'chromium-headless-shell'
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

const disabledFeatures = [...playwrightDisabledFeatures, ...addressBarFeatures]

/** Nobody waits for the next page that a spare renderer would show sooner. */
const unusedInTests = ['SpareRendererForSitePerProcess']

const commonArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Of a browser that is measured or looked at, as shoppers have it. */
export const chromiumArguments = [
  ...commonArguments,
  `--disable-features=${disabledFeatures.join(',')}`,
]

export const testBrowserArguments = [
  ...commonArguments,
  // As in Chromium itself. Without it, a frame that runs forever stops its page in the headless shell.
  '--site-per-process',
  // A page of a test ends before optimised code would repay its compilation.
  '--js-flags=--no-opt --no-maglev',
  '--num-raster-threads=1',
  `--disable-features=${[...disabledFeatures, ...unusedInTests].join(',')}`,
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

/**
 * Returns the path of the browser for tests: Debian's headless shell, which has no windows to draw
 * and is installed now if possible, else any Chromium.
 * @throws if none can be installed
 */
export function requireTestBrowser(): string {
  const named = process.env['CHROMIUM_PATH']
  if (!named && !onPath(headlessShell))
    installWithApt(headlessShell, { isListOld: findChromium() === undefined })
  return (!named && onPath(headlessShell)) || requireChromium()
}

function installDebianChromium() {
  installWithApt('chromium', { isListOld: true })
}

function installWithApt(name: string, { isListOld }: { isListOld: boolean }) {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return
  process.stdout.write(`Installing ${name} with apt-get …\n`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  if (isListOld) spawnSync('apt-get', ['update', '-qq'], { env })
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env })
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
