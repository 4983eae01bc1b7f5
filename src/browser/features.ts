/**
 * Parts of the browser that are switched off. Of two such switches the last counts, so what the driver switches off stands
 * here too: without these, navigations are upgraded, pages are painted late, and the browser asks its maker for things.
 */
const OF_THE_DRIVER = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...[
    'HttpsFirstBalancedModeAutoEnable',
    'LensOverlay',
    'MediaRouter',
    'PaintHolding',
    'ThirdPartyStoragePartitioning',
  ],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'TcpPortRandomizationWin', 'OptimizationHints'],
  ...['NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch', 'msForceBrowserSignIn'],
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/** A link within a site is followed in the frame that is there: to make a new one each time takes a tenth of the way. */
const OURS = ['RenderDocument'];

export const withoutFeatures = `--disable-features=${[...OF_THE_DRIVER, ...OURS].join(',')}`;
