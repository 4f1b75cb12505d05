export const PATROLS_FIELDS = {
  choices: {
    assignCorps: { corps: 'formation', marker: 'marker' },
    corpsAssigned: {},
    placeMarker: { marker: 'marker', at: 'point' },
    swapMarkers: { one: 'marker', other: 'marker' },
    leaveMarkers: {},
  },
  events: {
    corpsOnMarkers: { side: 'side', assigned: 'assignments' },
    corpsReady: { side: 'side' },
    markerPlaced: { marker: 'marker', side: 'side', at: 'point', byTactic: 'flag' },
    markerLeftOff: { side: 'side', marker: 'marker' },
    markersSwapped: { side: 'side', one: 'marker', oneAt: 'point', other: 'marker', otherAt: 'point' },
    markersKept: { side: 'side' },
    markersTurned: { side: 'side', assigned: 'assignments' },
  },
  frames: { assignCorps: {}, deployPatrol: {}, swapMarkers: {} },
} as const;
