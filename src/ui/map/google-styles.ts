/** The grounds of the service in the colours of the house: land, water, roads, green; no shops. */
export const groundStyles = [
  { elementType: 'geometry', stylers: [{ color: '#f1ede3' }] },
  { elementType: 'labels.text.fill', stylers: [{ color: '#454f58' }] },
  { elementType: 'labels.text.stroke', stylers: [{ color: '#faf8f3' }] },
  { featureType: 'water', elementType: 'geometry', stylers: [{ color: '#bcd4de' }] },
  { featureType: 'road', elementType: 'geometry', stylers: [{ color: '#ffffff' }] },
  { featureType: 'landscape.natural', elementType: 'geometry', stylers: [{ color: '#dde3cf' }] },
  { featureType: 'poi.park', elementType: 'geometry', stylers: [{ color: '#dde3cf' }] },
  { featureType: 'poi.business', stylers: [{ visibility: 'off' }] },
  { featureType: 'transit', elementType: 'labels.icon', stylers: [{ visibility: 'off' }] },
] as const;
